/** A column that may be there only where the person chooses it. */
interface Choosable {
  name: string;
  off?: boolean | undefined;
  /** Not there at all, by what data says. */
  withheld?: boolean | undefined;
}

/**
 * The columns of a list that are shown: those that the address names, or the usual ones. The first names its record and
 * is always there.
 * @param chosen what stands in the address, the names parted by commas; undefined where the person may not choose
 */
export function visibleColumns<Column extends Choosable>(
  columns: readonly Column[],
  chosen: string | undefined,
): Column[] {
  const names = chosen?.split(",");
  return columns.filter(
    ({ name, off, withheld }, place) => place === 0 || (!withheld && (names ? names.includes(name) : !off)),
  );
}
