import type { Services } from "../../../core/services.ts";
import { systemActor, withActor } from "../../../database/actor.ts";
import { selectSelfieKeys } from "../../members/index.ts";
import type { Picture } from "../drawing/layout.ts";
import { readPicture } from "./pictures.ts";

/** The photos that learners of an organisation show it, by their accounts; whose cannot be read has none. */
export async function holderPhotos(
  people: readonly { userNo: string }[],
  orgNo: string,
  services: Pick<Services, "db" | "storage" | "work">,
): Promise<Map<string, Picture>> {
  if (people.length === 0) return new Map();
  const userNos = people.map(({ userNo }) => userNo);
  const keys = await withActor(services.db, systemActor, (trx) => selectSelfieKeys(trx, { userNos, orgNo }));
  const found = await Promise.all(
    keys.map(async ({ userNo, key }) => {
      const photo = await readPicture({ key, use: "photo", orgNo }, services).catch(() => undefined);
      return photo ? ([[userNo, photo]] as const) : [];
    }),
  );
  return new Map(found.flat());
}
