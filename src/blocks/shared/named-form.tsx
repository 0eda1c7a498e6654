import { lazy, Suspense, useContext, type ReactNode } from "react";
import { FormDefinitionsContext } from "../../forms/definition.ts";
import type { FormViewProps } from "../../forms/FormView.tsx";

const FormView = lazy(async () => ({ default: (await import("../../forms/FormView.tsx")).FormView }));

/** A form of the page, by the name of its file. The code of forms comes when it is first drawn. */
export function NamedForm({ name, ...props }: Omit<FormViewProps, "definition"> & { name: string }): ReactNode {
  const definition = useContext(FormDefinitionsContext)[name];
  return (
    definition && (
      <Suspense>
        <FormView {...props} definition={definition} />
      </Suspense>
    )
  );
}
