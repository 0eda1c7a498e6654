/* oxlint-disable */
// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import { ucs2length } from "../runtime.js";
const form0 = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["siteOrgNo","orgName","mobile"],"properties":{"siteOrgNo":{"type":"string","title":"form.siteAdd.siteOrgNo","pattern":"^[a-z0-9][a-z0-9-]{0,31}$"},"orgName":{"type":"string","title":"form.siteAdd.orgName","minLength":2,"maxLength":60},"englishName":{"type":"string","title":"form.siteAdd.englishName","maxLength":60},"flavour":{"type":"string","title":"form.siteAdd.flavour","maxLength":32},"mobile":{"type":"string","title":"form.siteAdd.mobile","pattern":"^1[3-9][0-9]{9}$"}},"$id":"334801bb"};
const pattern0 = new RegExp("^[a-z0-9][a-z0-9-]{0,31}$", "u");
const pattern1 = new RegExp("^1[3-9][0-9]{9}$", "u");
const func2 = ucs2length;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="334801bb" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.siteOrgNo === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "siteOrgNo"},message:"must have required property '"+"siteOrgNo"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.orgName === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orgName"},message:"must have required property '"+"orgName"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.mobile === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "mobile"},message:"must have required property '"+"mobile"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(((((key0 === "siteOrgNo") || (key0 === "orgName")) || (key0 === "englishName")) || (key0 === "flavour")) || (key0 === "mobile"))){
const err3 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.siteOrgNo !== undefined){
let data0 = data.siteOrgNo;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err4 = {instancePath:instancePath+"/siteOrgNo",schemaPath:"#/properties/siteOrgNo/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,31}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,31}$"+"\""};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/siteOrgNo",schemaPath:"#/properties/siteOrgNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.orgName !== undefined){
let data1 = data.orgName;
if(typeof data1 === "string"){
if(func2(data1) > 60){
const err6 = {instancePath:instancePath+"/orgName",schemaPath:"#/properties/orgName/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data1) < 2){
const err7 = {instancePath:instancePath+"/orgName",schemaPath:"#/properties/orgName/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/orgName",schemaPath:"#/properties/orgName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.englishName !== undefined){
let data2 = data.englishName;
if(typeof data2 === "string"){
if(func2(data2) > 60){
const err9 = {instancePath:instancePath+"/englishName",schemaPath:"#/properties/englishName/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/englishName",schemaPath:"#/properties/englishName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.flavour !== undefined){
let data3 = data.flavour;
if(typeof data3 === "string"){
if(func2(data3) > 32){
const err11 = {instancePath:instancePath+"/flavour",schemaPath:"#/properties/flavour/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/flavour",schemaPath:"#/properties/flavour/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.mobile !== undefined){
let data4 = data.mobile;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err13 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/pattern",keyword:"pattern",params:{pattern: "^1[3-9][0-9]{9}$"},message:"must match pattern \""+"^1[3-9][0-9]{9}$"+"\""};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/mobile",schemaPath:"#/properties/mobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
}
else {
const err15 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export { form0 as "334801bb" };
export default { "334801bb": form0 };
