import { readPeopleTable, type PeopleTable } from "../../../../shared/people-table.ts";
import { readSeparated } from "./read-table.ts";

/** The people of lines with commas, semicolons or tabs between their cells, and which column is what. */
export function readPeople(text: string): PeopleTable {
  return readPeopleTable(readSeparated(text));
}
