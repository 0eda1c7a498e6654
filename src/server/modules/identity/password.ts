import { hash, verify } from "@node-rs/argon2";
import { createSemaphore } from "../../core/semaphore.ts";

/** `Algorithm.Argon2id`: the enumeration of the package is there for the types only. */
const ARGON2ID = 2;

/** OWASP's choice for argon2id: 19 MiB and two passes, about 20 ms. */
const cost = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * Each of these holds a core: more at once only make every sign-in slower. Who waits behind a hundred others is told to
 * come back.
 */
const turns = createSemaphore({ atOnce: 2, waiting: 100 });

/** The hash that is stored of a password. */
export function hashPassword(password: string): Promise<string> {
  return turns.run(() => hash(password, cost));
}

/**
 * Whether the password is the one of the hash. Without a hash (nobody has this name) it takes the same time, and is
 * not.
 * Ends the call with TOO_BUSY when too many wait.
 */
export async function isRightPassword(password: string, storedHash: string | undefined): Promise<boolean> {
  const right = await turns.run(() => verify(storedHash ?? NOBODYS, password));
  return right && storedHash !== undefined;
}

/**
 * Of 256 random bits that nobody kept, by the same cost: written down, so that not even the first unknown name takes
 * longer.
 */
const NOBODYS = "$argon2id$v=19$m=19456,t=2,p=1$+MdxEvpizVblppRjBawduQ$UjjwMx4G0zcmWBAK6Dq0N1QrJROhkGysiVnv61w8GLI";
