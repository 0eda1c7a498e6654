import type { Compilable, CompiledQuery } from "kysely";
import type { Db } from "./connect.ts";

/** Gives the place of a value in a statement that is being built; it is typed as the value that will stand there. */
export type Place<Values> = <Name extends keyof Values>(name: Name) => NonNullable<Values[Name]>;

/**
 * A statement that is built once and run with many values: building one with Kysely takes about as long as sending it.
 * `build` writes it with `place("name")` wherever a value of the call goes; everything else in it is constant.
 */
export function prepare<Values extends object, Row>(
  build: (db: Db, place: Place<Values>) => Compilable<Row>,
): (db: Db, values: Values) => Promise<Row[]> {
  let compiled: CompiledQuery<Row> | undefined;
  return async (db, values) => {
    compiled ??= build(db, placeOf).compile();
    const parameters = compiled.parameters.map((parameter) =>
      parameter instanceof Placeholder ? Reflect.get(values, parameter.name) : parameter,
    );
    const { rows } = await db.executeQuery<Row>({ ...compiled, parameters });
    return rows;
  };
}

/** Stands among the parameters of a compiled statement for a value that each call brings. */
class Placeholder {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

// What a placeholder stands for is known only when the statement runs.
const placeOf = ((name: PropertyKey) => new Placeholder(name)) as unknown as Place<never>;
