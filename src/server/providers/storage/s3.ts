import type { S3Client } from "@aws-sdk/client-s3";
import { open, rm, stat } from "node:fs/promises";
import type { Readable } from "node:stream";
import { LRUCache } from "lru-cache";
import { addressSigner } from "./signed-address.ts";
import { isFileKey, type Storage } from "./storage.ts";

/** Where a bucket is and who reads and writes it. */
export interface S3Settings {
  /** undefined for Amazon's own. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKey: string;
  secretKey: string;
  /** Whether the bucket stands in the path of addresses instead of the host. */
  forcePathStyle: boolean;
}

/** Bytes of the parts that a large file is sent in; there may be 10,000 of them. */
const PART = 16 * 1024 * 1024;
const MAX_PARTS = 9000;
/** ms: an answer that has not begun by then does not come. */
const TIMEOUT_MS = 30_000;
/** The same where the bytes of a part go out first, also over a slow line. */
const SEND_TIMEOUT = { requestTimeout: 600_000 };

/**
 * Keeps files in a bucket of S3, or of anything that speaks its protocol. The bucket stays private: nobody but this
 * server reads it. The library, which is large, is loaded with the first file.
 */
export function s3Storage(settings: S3Settings, secret: () => Promise<string>): Storage {
  const { bucket: Bucket } = settings;
  // A key is never used again for other bytes, so its size stays what it is.
  const sizes = new LRUCache<string, number>({ max: 10_000 });
  let loaded: Promise<Loaded> | undefined;
  const use = () => (loaded ??= load(settings).catch(forget));
  // A library that could not be read once, for want of files or memory, may be read the next time.
  const forget = (error: unknown): never => {
    loaded = undefined;
    throw error;
  };
  const checked = (key: string): string => {
    if (!isFileKey(key)) throw new Error(`"${key}" is not the key of a file`);
    return key;
  };

  async function sizeOf(Key: string): Promise<number | undefined> {
    const known = sizes.get(Key);
    if (known !== undefined) return known;
    const { sdk, client } = await use();
    const head = await client.send(new sdk.HeadObjectCommand({ Bucket, Key })).catch(noneIfMissing);
    if (head?.ContentLength === undefined) return undefined;
    sizes.set(Key, head.ContentLength);
    return head.ContentLength;
  }

  return {
    ...addressSigner(secret),
    async put(key, path) {
      const Key = checked(key);
      const { size } = await stat(path);
      await (size > PART
        ? putInParts(await use(), { Bucket, Key, path, size })
        : putWhole(await use(), { Bucket, Key, path, size }));
      sizes.set(Key, size);
      await rm(path, { force: true });
    },
    async read(key, rangeFor) {
      const Key = checked(key);
      const size = rangeFor ? await sizeOf(Key) : undefined;
      if (rangeFor && size === undefined) return undefined;
      const range = size === undefined ? undefined : rangeFor?.(size);
      if (range && size !== undefined && (range.start > range.end || range.end >= size))
        throw new RangeError(`${range.start}-${range.end} of ${size}`);
      const { sdk, client } = await use();
      const found = await client
        .send(
          new sdk.GetObjectCommand({ Bucket, Key, ...(range ? { Range: `bytes=${range.start}-${range.end}` } : {}) }),
        )
        .catch(noneIfMissing);
      if (!found?.Body) {
        // Removed since its size was asked for.
        sizes.delete(Key);
        return undefined;
      }
      return { size: size ?? found.ContentLength ?? 0, stream: found.Body as Readable };
    },
    async remove(key) {
      const Key = checked(key);
      sizes.delete(Key);
      const { sdk, client } = await use();
      await client.send(new sdk.DeleteObjectCommand({ Bucket, Key })).catch(noneIfMissing);
    },
    async check() {
      const { sdk, client } = await use();
      await client.send(new sdk.HeadBucketCommand({ Bucket })).catch((error: unknown) => {
        throw new Error(`the bucket "${Bucket}" cannot be used: ${whyNot(error)}`, { cause: error });
      });
    },
  };
}

type Loaded = Awaited<ReturnType<typeof load>>;

async function load({ endpoint, region, accessKey, secretKey, forcePathStyle }: S3Settings) {
  const sdk = await import("@aws-sdk/client-s3");
  const client: S3Client = new sdk.S3Client({
    region,
    forcePathStyle,
    ...(endpoint === undefined ? {} : { endpoint }),
    credentials: { accessKeyId: accessKey, secretAccessKey: secretKey },
    // Checksums that Amazon's own server alone knows are left out where it does not ask for them.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
    requestHandler: {
      requestTimeout: TIMEOUT_MS,
      throwOnRequestTimeout: true,
      connectionTimeout: 5000,
      httpsAgent: { maxSockets: 100 },
      httpAgent: { maxSockets: 100 },
    },
  });
  return { sdk, client };
}

interface Putting {
  Bucket: string;
  Key: string;
  path: string;
  size: number;
}

/** The bytes in memory, so that they can be sent again. */
async function putWhole({ sdk, client }: Loaded, { Bucket, Key, path, size }: Putting): Promise<void> {
  const handle = await open(path, "r");
  try {
    const { buffer } = await handle.read(Buffer.alloc(size), 0, size, 0);
    await client.send(new sdk.PutObjectCommand({ Bucket, Key, Body: buffer, ContentLength: size }), SEND_TIMEOUT);
  } finally {
    await handle.close();
  }
}

/** A large file part by part; it is there when the last one is, and none of it when something goes wrong. */
async function putInParts({ sdk, client }: Loaded, { Bucket, Key, path, size }: Putting): Promise<void> {
  const part = Math.max(PART, Math.ceil(size / MAX_PARTS));
  const { UploadId } = await client.send(new sdk.CreateMultipartUploadCommand({ Bucket, Key }));
  const handle = await open(path, "r");
  try {
    const Parts: { ETag: string | undefined; PartNumber: number }[] = [];
    const memory = Buffer.alloc(Math.min(part, size));
    for (let start = 0; start < size; start += part) {
      const length = Math.min(part, size - start);
      const { bytesRead } = await handle.read(memory, 0, length, start);
      if (bytesRead !== length) throw new Error("the file has changed while it was kept");
      const PartNumber = Parts.length + 1;
      const { ETag } = await client.send(
        new sdk.UploadPartCommand({
          Bucket,
          Key,
          UploadId,
          PartNumber,
          Body: memory.subarray(0, length),
          ContentLength: length,
        }),
        SEND_TIMEOUT,
      );
      Parts.push({ ETag, PartNumber });
    }
    await client.send(
      new sdk.CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }),
      SEND_TIMEOUT,
    );
  } catch (error) {
    // Where this fails too, the bucket's own rule for unfinished uploads removes it.
    await client.send(new sdk.AbortMultipartUploadCommand({ Bucket, Key, UploadId })).catch(() => undefined);
    throw error;
  } finally {
    await handle.close();
  }
}

function noneIfMissing(error: unknown): undefined {
  if (!["NoSuchKey", "NotFound"].includes(errorNameOf(error))) throw error;
}

/** What an answer without a body means: HeadBucket gives the status alone. */
function whyNot(error: unknown): string {
  const status = (error as { $metadata?: { httpStatusCode?: number } }).$metadata?.httpStatusCode;
  if (status === undefined)
    return `no answer; see S3_ENDPOINT (${(error as NodeJS.ErrnoException).code ?? errorNameOf(error)})`;
  if (status === 404) return "there is none of this name; see S3_BUCKET";
  if (status === 401 || status === 403)
    return "the keys are not let in; see S3_ACCESS_KEY, S3_SECRET_KEY and the rights of the bucket";
  if (status === 301) return "it is in another region; see S3_REGION and S3_ENDPOINT";
  return `see S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY and S3_SECRET_KEY (HTTP ${status})`;
}

function errorNameOf(error: unknown): string {
  return error instanceof Error ? error.name : String(error);
}
