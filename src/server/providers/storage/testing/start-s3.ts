import type { S3Settings } from "../s3.ts";

/** A server from the registry that speaks the protocol of S3, with an empty bucket, for tests. */
export async function startS3(
  directory: string,
  wantedPort = 0,
): Promise<{ settings: S3Settings; close: () => Promise<void> }> {
  // It brings no types.
  const { default: S3rver } = (await import("s3rver" as string)) as { default: new (options: object) => S3Server };
  const server = new S3rver({
    port: wantedPort,
    address: "127.0.0.1",
    silent: true,
    directory,
    configureBuckets: [{ name: "lectern" }],
  });
  const { port } = await server.run();
  const settings = {
    endpoint: `http://127.0.0.1:${port}`,
    bucket: "lectern",
    region: "us-east-1",
    accessKey: "S3RVER",
    secretKey: "S3RVER",
    forcePathStyle: true,
  };
  return { settings, close: () => server.close() };
}

interface S3Server {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
