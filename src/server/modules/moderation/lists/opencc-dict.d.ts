declare module "opencc-js/dict/TSCharacters" {
  /** "traditional simplified" for each character, parted by "|". */
  const pairs: string;
  export default pairs;
}
