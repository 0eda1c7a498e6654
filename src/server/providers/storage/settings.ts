import type { S3Settings } from "./s3.ts";

/** Where files are kept, by the environment: a bucket where S3_BUCKET is given, else the data directory. */
export function readS3Settings(
  given: (name: string) => string | undefined,
  { problems, pathStyle }: { problems: string[]; pathStyle: (fallback: boolean) => boolean },
): S3Settings | undefined {
  const bucket = given("S3_BUCKET");
  const endpoint = given("S3_ENDPOINT");
  if (bucket === undefined) {
    for (const name of ["S3_ENDPOINT", "S3_ACCESS_KEY", "S3_SECRET_KEY"])
      if (given(name) !== undefined) problems.push(`${name} is given without S3_BUCKET`);
    return undefined;
  }
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket))
    problems.push(`S3_BUCKET is "${bucket}": it must be the name of a bucket`);
  if (endpoint !== undefined && !/^https?:$/.test(URL.parse(endpoint)?.protocol ?? ""))
    problems.push(`S3_ENDPOINT is "${endpoint}": it must be an address like https://s3.example`);
  const key = (name: string): string => {
    const value = given(name);
    // Never repeated in a message.
    if (value === undefined) problems.push(`${name} is missing: the bucket is read and written with it`);
    return value ?? "";
  };
  return {
    bucket,
    endpoint,
    region: given("S3_REGION") ?? "us-east-1",
    accessKey: key("S3_ACCESS_KEY"),
    secretKey: key("S3_SECRET_KEY"),
    // Servers of one's own seldom have a host for each bucket.
    forcePathStyle: pathStyle(endpoint !== undefined),
  };
}
