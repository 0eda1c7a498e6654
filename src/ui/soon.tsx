import { useEffect, useState, type ComponentType, type ReactNode } from "react";

/**
 * A component whose code is fetched when it is first shown, as `React.lazy` does it, but put in as soon as it is there:
 * a Suspense boundary keeps its fallback for 300 ms at least, and a player is made of several. Code that cannot be
 * fetched throws where it was to stand.
 */
export function soon<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallback: ReactNode,
): ComponentType<Props> {
  let Code: ComponentType<Props> | undefined;
  return function Soon(props: Props) {
    const [failure, setFailure] = useState<{ error: unknown }>();
    const [, setHere] = useState(Code !== undefined);
    useEffect(() => {
      if (Code) return;
      load().then(
        (component) => {
          Code = component;
          setHere(true);
        },
        (error: unknown) => setFailure({ error }),
      );
    }, []);
    if (failure) throw failure.error;
    return Code ? <Code {...props} /> : fallback;
  };
}
