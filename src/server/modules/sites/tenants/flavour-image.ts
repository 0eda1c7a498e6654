import { access } from "node:fs/promises";
import { join } from "node:path";

/**
 * The address of the picture of a flavour's home: `pictures/card.webp` in its folder below TENANTS_DIR, served by
 * `static-files.ts`. Empty where the folder has none, or is no more.
 */
export async function flavourImage(tenantsDir: string, flavour: string): Promise<string> {
  const address = `/flavours/${flavour}/pictures/card.webp`;
  return access(join(tenantsDir, address)).then(
    () => address,
    () => "",
  );
}
