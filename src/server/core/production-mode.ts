/**
 * What `npm start` runs is production, whatever environment starts it: packages choose their code by NODE_ENV when
 * they are loaded.
 * So this is the first import of `main.ts`. Threads and programs that it starts inherit it.
 */
process.env["NODE_ENV"] = "production";
