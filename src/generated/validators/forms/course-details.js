/* oxlint-disable */
// Made by `npm run generate` from schemas/ and src/blocks; never edit it by hand.
import { ucs2length } from "../runtime.js";
const form0 = validate21;
const schema6 = {"type":"object","additionalProperties":false,"required":["courseName","category","courseLogo"],"properties":{"courseName":{"type":"string","title":"form.courseDetails.courseName","maxLength":200},"courseSubtitle":{"type":"string","title":"form.courseDetails.courseSubtitle","maxLength":200},"category":{"type":"array","title":"form.courseDetails.category","maxItems":3,"items":{"type":"string"}},"lecturerUserNo":{"type":"string","title":"form.courseDetails.lecturer"},"courseLogo":{"type":"string","title":"form.courseDetails.cover"},"isFree":{"type":"integer","title":"form.courseDetails.isFree","oneOf":[{"const":0,"title":"form.courseDetails.isFree.0"},{"const":1,"title":"form.courseDetails.isFree.1"}]},"courseOriginal":{"type":"string","title":"form.courseDetails.courseOriginal","pattern":"^[0-9]{1,7}([.][0-9]{0,2})?$"},"courseDiscount":{"type":"string","title":"form.courseDetails.courseDiscount","pattern":"^[0-9]{1,7}([.][0-9]{0,2})?$"},"noSkip":{"type":"boolean","title":"form.courseDetails.noSkip"},"watermark":{"type":"boolean","title":"form.courseDetails.watermark"}},"$id":"-1d4b9d2f"};
const func2 = Object.prototype.hasOwnProperty;
const func3 = ucs2length;
const pattern0 = new RegExp("^[0-9]{1,7}([.][0-9]{0,2})?$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="-1d4b9d2f" */;
let vErrors = null;
let errors = 0;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.courseName === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "courseName"},message:"must have required property '"+"courseName"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.category === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "category"},message:"must have required property '"+"category"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.courseLogo === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "courseLogo"},message:"must have required property '"+"courseLogo"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
for(const key0 in data){
if(!(func2.call(schema6.properties, key0))){
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
if(data.courseName !== undefined){
let data0 = data.courseName;
if(typeof data0 === "string"){
if(func3(data0) > 200){
const err4 = {instancePath:instancePath+"/courseName",schemaPath:"#/properties/courseName/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
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
const err5 = {instancePath:instancePath+"/courseName",schemaPath:"#/properties/courseName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.courseSubtitle !== undefined){
let data1 = data.courseSubtitle;
if(typeof data1 === "string"){
if(func3(data1) > 200){
const err6 = {instancePath:instancePath+"/courseSubtitle",schemaPath:"#/properties/courseSubtitle/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/courseSubtitle",schemaPath:"#/properties/courseSubtitle/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.category !== undefined){
let data2 = data.category;
if(Array.isArray(data2)){
if(data2.length > 3){
const err8 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err9 = {instancePath:instancePath+"/category/" + i0,schemaPath:"#/properties/category/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath:instancePath+"/category",schemaPath:"#/properties/category/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.lecturerUserNo !== undefined){
if(typeof data.lecturerUserNo !== "string"){
const err11 = {instancePath:instancePath+"/lecturerUserNo",schemaPath:"#/properties/lecturerUserNo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.courseLogo !== undefined){
if(typeof data.courseLogo !== "string"){
const err12 = {instancePath:instancePath+"/courseLogo",schemaPath:"#/properties/courseLogo/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.isFree !== undefined){
let data6 = data.isFree;
if(!((typeof data6 == "number") && (!(data6 % 1) && !isNaN(data6)))){
const err13 = {instancePath:instancePath+"/isFree",schemaPath:"#/properties/isFree/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const _errs16 = errors;
let valid3 = false;
let passing0 = null;
const _errs17 = errors;
if(0 !== data6){
const err14 = {instancePath:instancePath+"/isFree",schemaPath:"#/properties/isFree/oneOf/0/const",keyword:"const",params:{allowedValue: 0},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
var _valid0 = _errs17 === errors;
if(_valid0){
valid3 = true;
passing0 = 0;
}
const _errs18 = errors;
if(1 !== data6){
const err15 = {instancePath:instancePath+"/isFree",schemaPath:"#/properties/isFree/oneOf/1/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var _valid0 = _errs18 === errors;
if(_valid0 && valid3){
valid3 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid3 = true;
passing0 = 1;
}
}
if(!valid3){
const err16 = {instancePath:instancePath+"/isFree",schemaPath:"#/properties/isFree/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
else {
errors = _errs16;
if(vErrors !== null){
if(_errs16){
vErrors.length = _errs16;
}
else {
vErrors = null;
}
}
}
}
if(data.courseOriginal !== undefined){
let data7 = data.courseOriginal;
if(typeof data7 === "string"){
if(!pattern0.test(data7)){
const err17 = {instancePath:instancePath+"/courseOriginal",schemaPath:"#/properties/courseOriginal/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,7}([.][0-9]{0,2})?$"},message:"must match pattern \""+"^[0-9]{1,7}([.][0-9]{0,2})?$"+"\""};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/courseOriginal",schemaPath:"#/properties/courseOriginal/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.courseDiscount !== undefined){
let data8 = data.courseDiscount;
if(typeof data8 === "string"){
if(!pattern0.test(data8)){
const err19 = {instancePath:instancePath+"/courseDiscount",schemaPath:"#/properties/courseDiscount/pattern",keyword:"pattern",params:{pattern: "^[0-9]{1,7}([.][0-9]{0,2})?$"},message:"must match pattern \""+"^[0-9]{1,7}([.][0-9]{0,2})?$"+"\""};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
else {
const err20 = {instancePath:instancePath+"/courseDiscount",schemaPath:"#/properties/courseDiscount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data.noSkip !== undefined){
if(typeof data.noSkip !== "boolean"){
const err21 = {instancePath:instancePath+"/noSkip",schemaPath:"#/properties/noSkip/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.watermark !== undefined){
if(typeof data.watermark !== "boolean"){
const err22 = {instancePath:instancePath+"/watermark",schemaPath:"#/properties/watermark/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}

const form1 = validate22;
const schema7 = {"const":0,"title":"form.courseDetails.isFree.0","$id":"746e2620"};

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="746e2620" */;
let vErrors = null;
let errors = 0;
if(0 !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: 0},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}

const form2 = validate23;
const schema8 = {"const":1,"title":"form.courseDetails.isFree.1","$id":"-3473e540"};

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
/*# sourceURL="-3473e540" */;
let vErrors = null;
let errors = 0;
if(1 !== data){
const err0 = {instancePath,schemaPath:"#/const",keyword:"const",params:{allowedValue: 1},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}

export { form0 as "-1d4b9d2f", form1 as "746e2620", form2 as "-3473e540" };
export default { "-1d4b9d2f": form0, "746e2620": form1, "-3473e540": form2 };
