/** A button that looks like a link, for the style of the block around. */
export const linkButtonStyle = `
  button.link { padding: 0; border: 0; background: none; cursor: pointer; }
`;
