import type { ComponentType } from "react";
import { capitalize } from "../shared/capitalize.ts";

/** Loads the code of one block type; the generated map `blockModules` has one for each. */
export type BlockLoader = () => Promise<Readonly<Record<string, unknown>>>;

/** The loaders of block types, by type. */
export type BlockLoaders = Readonly<Record<string, BlockLoader>>;

/** The components that are here, by block type. A screen is drawn only after the types it uses were loaded. */
export interface BlockRegistry {
  /** The component of a type, or undefined when there is no such type or its code is not here. */
  component(type: string): ComponentType<Record<string, unknown>> | undefined;
  /**
   * Loads what is not here yet. Rejects when the code of one cannot be fetched; a type that nobody knows is passed
   * over, because the rest of the page has to live.
   */
  load(types: Iterable<string>): Promise<void>;
}

/**
 * @param first the loaders that are here
 * @param fetchAll fetches the loaders of all types; asked for once, when one is wanted that is not among the first
 * @example const registry = createRegistry(blockModules); await registry.load(compiled.blockTypes);
 */
export function createRegistry(first: BlockLoaders, fetchAll?: () => Promise<BlockLoaders>): BlockRegistry {
  const components = new Map<string, ComponentType<Record<string, unknown>>>();
  let loaders = first;
  return {
    component: (type) => components.get(type),
    async load(types) {
      const missing = [...new Set(types)].filter((type) => !components.has(type));
      if (fetchAll && missing.some((type) => !Object.hasOwn(loaders, type))) loaders = await fetchAll();
      await Promise.all(
        missing
          .filter((type) => Object.hasOwn(loaders, type))
          .map(async (type) => {
            const { [capitalize(type)]: component } = await loaders[type]!();
            // The props were checked against the block's schema when the document was published.
            components.set(type, component as ComponentType<Record<string, unknown>>);
          }),
      );
    },
  };
}
