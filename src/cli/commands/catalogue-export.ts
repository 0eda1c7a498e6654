import { exportCatalogue } from "../../server/modules/catalogue/index.ts";
import { exit, type Command } from "../command.ts";
import { withDatabase } from "../open-database.ts";

/** `lectern catalogue export`: what the portal is stocked with, as a document that `catalogue import` takes. */
export const catalogueExport: Command = {
  name: "catalogue export",
  summary: "Print the portal's catalogue as a document for `catalogue import`",
  details: [
    "Redirect it into a file: npm run --silent lectern -- catalogue export > catalogue.json",
    "Works on the database that DATABASE_URL or DATA_DIR names; with the embedded database stop the server first.",
  ].join("\n"),
  options: {},
  async run({ terminal, env }) {
    terminal.print(JSON.stringify(await withDatabase(env, exportCatalogue), null, 2));
    return exit.done;
  },
};
