import type { FastifyRequest } from "fastify";

/** The address that a request asked for, and what Safe Exam Browser says of itself with it. */
export interface AskedAddress {
  /** With its port. */
  host: string;
  /** Path and query. */
  url: string;
  /** Of the whole address with a key of the browser's configuration behind it: SHA-256, hexadecimal. */
  configKeyHash?: string;
  examKeyHash?: string;
}

/** The address of a request, with the headers of Safe Exam Browser. */
export function askedAddressOf({ headers, host, originalUrl }: FastifyRequest): AskedAddress {
  const config = headers["x-safeexambrowser-configkeyhash"];
  const exam = headers["x-safeexambrowser-requesthash"];
  return {
    host: host.toLowerCase(),
    url: originalUrl,
    ...(typeof config === "string" ? { configKeyHash: config } : {}),
    ...(typeof exam === "string" ? { examKeyHash: exam } : {}),
  };
}
