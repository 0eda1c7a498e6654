const hues = [212, 158, 28, 268];

/** A picture that says that it is one: two shapes on a quiet ground, in one of four colours. */
export function examplePicture(index: number): string {
  const hue = hues[index % hues.length]!;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 180"><rect width="320" height="180" fill="hsl(${hue} 32% 88%)"/><circle cx="238" cy="58" r="24" fill="hsl(${hue} 40% 74%)"/><path d="M0 180 98 82l62 62 44-40 116 76z" fill="hsl(${hue} 30% 62%)"/></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** An address of somebody else's site, one that nobody has. */
export function exampleAddress(index: number): string {
  return `https://www.example.com/${index + 1}`;
}
