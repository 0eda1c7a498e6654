/* oxlint-disable */
// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import { ucs2length, formats } from "../runtime.js";
const form0 = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["orgName","creditCode","contactName","contactMobile","introduce"],"properties":{"orgName":{"type":"string","title":"form.organisationApplication.orgName","minLength":2,"maxLength":60},"creditCode":{"type":"string","title":"form.organisationApplication.creditCode","minLength":18,"maxLength":18},"orgNo":{"type":"string","title":"form.organisationApplication.orgNo","pattern":"^[a-z0-9][a-z0-9-]{0,31}$","maxLength":32},"contactName":{"type":"string","title":"form.organisationApplication.contactName","minLength":2,"maxLength":20},"contactMobile":{"type":"string","title":"form.organisationApplication.contactMobile","pattern":"^1[3-9][0-9]{9}$"},"contactEmail":{"type":"string","title":"form.organisationApplication.contactEmail","format":"email","maxLength":100},"introduce":{"type":"string","title":"form.organisationApplication.introduce","maxLength":2000},"licence":{"type":"string","title":"form.organisationApplication.licence"}},"$id":"7d431a86"};
const func2 = ucs2length;
const pattern0 = new RegExp("^[a-z0-9][a-z0-9-]{0,31}$", "u");
const pattern1 = new RegExp("^1[3-9][0-9]{9}$", "u");
const formats0 = formats.email;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="7d431a86" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.orgName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "orgName"},message:"must have required property '"+"orgName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.creditCode === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "creditCode"},message:"must have required property '"+"creditCode"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.contactName === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contactName"},message:"must have required property '"+"contactName"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.contactMobile === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "contactMobile"},message:"must have required property '"+"contactMobile"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
if(data.introduce === undefined){
const err4 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "introduce"},message:"must have required property '"+"introduce"+"'"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
for(const key0 in data){
if(!((((((((key0 === "orgName") || (key0 === "creditCode")) || (key0 === "orgNo")) || (key0 === "contactName")) || (key0 === "contactMobile")) || (key0 === "contactEmail")) || (key0 === "introduce")) || (key0 === "licence"))){
const err5 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
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
let data0 = data.orgName;
if(typeof data0 === "string"){
if(func2(data0) > 60){
const err6 = {instancePath:instancePath+"/orgName",schemaPath:"#/properties/orgName/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func2(data0) < 2){
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
if(data.creditCode !== undefined){
let data1 = data.creditCode;
if(typeof data1 === "string"){
if(func2(data1) > 18){
const err9 = {instancePath:instancePath+"/creditCode",schemaPath:"#/properties/creditCode/maxLength",keyword:"maxLength",params:{limit: 18},message:"must NOT have more than 18 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func2(data1) < 18){
const err10 = {instancePath:instancePath+"/creditCode",schemaPath:"#/properties/creditCode/minLength",keyword:"minLength",params:{limit: 18},message:"must NOT have fewer than 18 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/creditCode",schemaPath:"#/properties/creditCode/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.orgNo !== undefined){
let data2 = data.orgNo;
if(typeof data2 === "string"){
if(func2(data2) > 32){
const err12 = {instancePath:instancePath+"/orgNo",schemaPath:"#/properties/orgNo/maxLength",keyword:"maxLength",params:{limit: 32},message:"must NOT have more than 32 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern0.test(data2)){
const err13 = {instancePath:instancePath+"/orgNo",schemaPath:"#/properties/orgNo/pattern",keyword:"pattern",params:{pattern: "^[a-z0-9][a-z0-9-]{0,31}$"},message:"must match pattern \""+"^[a-z0-9][a-z0-9-]{0,31}$"+"\""};
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
const err14 = {instancePath:instancePath+"/orgNo",schemaPath:"#/properties/orgNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.contactName !== undefined){
let data3 = data.contactName;
if(typeof data3 === "string"){
if(func2(data3) > 20){
const err15 = {instancePath:instancePath+"/contactName",schemaPath:"#/properties/contactName/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func2(data3) < 2){
const err16 = {instancePath:instancePath+"/contactName",schemaPath:"#/properties/contactName/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/contactName",schemaPath:"#/properties/contactName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.contactMobile !== undefined){
let data4 = data.contactMobile;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err18 = {instancePath:instancePath+"/contactMobile",schemaPath:"#/properties/contactMobile/pattern",keyword:"pattern",params:{pattern: "^1[3-9][0-9]{9}$"},message:"must match pattern \""+"^1[3-9][0-9]{9}$"+"\""};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/contactMobile",schemaPath:"#/properties/contactMobile/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.contactEmail !== undefined){
let data5 = data.contactEmail;
if(typeof data5 === "string"){
if(func2(data5) > 100){
const err20 = {instancePath:instancePath+"/contactEmail",schemaPath:"#/properties/contactEmail/maxLength",keyword:"maxLength",params:{limit: 100},message:"must NOT have more than 100 characters"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if(!(formats0(data5))){
const err21 = {instancePath:instancePath+"/contactEmail",schemaPath:"#/properties/contactEmail/format",keyword:"format",params:{format: "email"},message:"must match format \""+"email"+"\""};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {instancePath:instancePath+"/contactEmail",schemaPath:"#/properties/contactEmail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
if(data.introduce !== undefined){
let data6 = data.introduce;
if(typeof data6 === "string"){
if(func2(data6) > 2000){
const err23 = {instancePath:instancePath+"/introduce",schemaPath:"#/properties/introduce/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/introduce",schemaPath:"#/properties/introduce/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data.licence !== undefined){
if(typeof data.licence !== "string"){
const err25 = {instancePath:instancePath+"/licence",schemaPath:"#/properties/licence/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
}
else {
const err26 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export { form0 as "7d431a86" };
export default { "7d431a86": form0 };
