import type { ComponentType } from "react";

/** Loads the code of one block type; the generated map `blockModules` has one for each. */
export type BlockLoader = () => Promise<{ Block: unknown }>;

/** The components that are here, by block type. A screen is drawn only after the types it uses were loaded. */
export interface BlockRegistry {
  /** The component of a type, or undefined when there is no such type or its code could not be loaded. */
  component(type: string): ComponentType<Record<string, unknown>> | undefined;
  /** Whether there is such a type, loaded or not. */
  knows(type: string): boolean;
  /**
   * Loads what is not here yet. Rejects when the code of one cannot be fetched; a type that nobody knows is passed
   * over, because the rest of the page has to live.
   */
  load(types: Iterable<string>): Promise<void>;
}

/** @example const registry = createRegistry(blockModules); await registry.load(compiled.blockTypes); */
export function createRegistry(loaders: Readonly<Record<string, BlockLoader>>): BlockRegistry {
  const components = new Map<string, ComponentType<Record<string, unknown>>>();
  return {
    component: (type) => components.get(type),
    knows: (type) => Object.hasOwn(loaders, type),
    async load(types) {
      const missing = [...new Set(types)].filter((type) => !components.has(type) && Object.hasOwn(loaders, type));
      await Promise.all(
        missing.map(async (type) => {
          const { Block } = await loaders[type]!();
          // The props were checked against the block's schema when the document was published.
          components.set(type, Block as ComponentType<Record<string, unknown>>);
        }),
      );
    },
  };
}
