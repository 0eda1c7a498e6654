/* oxlint-disable */
// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import { ucs2length } from "../runtime.js";
const form0 = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["lecturerName","position","introduce"],"properties":{"lecturerName":{"type":"string","title":"form.lecturerProfile.lecturerName","minLength":2,"maxLength":20},"position":{"type":"string","title":"form.lecturerProfile.position","minLength":1,"maxLength":60},"introduce":{"type":"string","title":"form.lecturerProfile.introduce","minLength":20,"maxLength":2000},"headImgUrl":{"type":"string","title":"form.lecturerProfile.headImgUrl"}},"$id":"-23958a50"};
const func2 = ucs2length;

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="-23958a50" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.lecturerName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "lecturerName"},message:"must have required property '"+"lecturerName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.position === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "position"},message:"must have required property '"+"position"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.introduce === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "introduce"},message:"must have required property '"+"introduce"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!((((key0 === "lecturerName") || (key0 === "position")) || (key0 === "introduce")) || (key0 === "headImgUrl"))){
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
if(data.lecturerName !== undefined){
let data0 = data.lecturerName;
if(typeof data0 === "string"){
if(func2(data0) > 20){
const err4 = {instancePath:instancePath+"/lecturerName",schemaPath:"#/properties/lecturerName/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func2(data0) < 2){
const err5 = {instancePath:instancePath+"/lecturerName",schemaPath:"#/properties/lecturerName/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/lecturerName",schemaPath:"#/properties/lecturerName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.position !== undefined){
let data1 = data.position;
if(typeof data1 === "string"){
if(func2(data1) > 60){
const err7 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/maxLength",keyword:"maxLength",params:{limit: 60},message:"must NOT have more than 60 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func2(data1) < 1){
const err8 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/position",schemaPath:"#/properties/position/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
if(data.introduce !== undefined){
let data2 = data.introduce;
if(typeof data2 === "string"){
if(func2(data2) > 2000){
const err10 = {instancePath:instancePath+"/introduce",schemaPath:"#/properties/introduce/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(func2(data2) < 20){
const err11 = {instancePath:instancePath+"/introduce",schemaPath:"#/properties/introduce/minLength",keyword:"minLength",params:{limit: 20},message:"must NOT have fewer than 20 characters"};
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
const err12 = {instancePath:instancePath+"/introduce",schemaPath:"#/properties/introduce/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.headImgUrl !== undefined){
if(typeof data.headImgUrl !== "string"){
const err13 = {instancePath:instancePath+"/headImgUrl",schemaPath:"#/properties/headImgUrl/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

export { form0 as "-23958a50" };
export default { "-23958a50": form0 };
