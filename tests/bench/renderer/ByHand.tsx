import useSWR from "swr";
import type { BlockHandles } from "../../../src/blocks/block.ts";
import { CourseGrid } from "../../../src/blocks/course-grid/CourseGrid.tsx";
import { FilterBar } from "../../../src/blocks/filter-bar/FilterBar.tsx";
import { FormBlock } from "../../../src/blocks/form/FormBlock.tsx";
import { FormDefinitionsContext } from "../../../src/forms/definition.ts";
import type { PagePayload } from "../../../src/site/document/page.ts";
import { createTexts } from "../../../src/site/compile/texts.ts";

const quietly = { revalidateIfStale: false, revalidateOnFocus: false, revalidateOnReconnect: false };
const { t } = createTexts({ locale: "zh-CN", catalogues: [] });

/** The same page as somebody would write it for this one purpose, with the same cards, filter bar and form. */
export function ByHand({ page, translate = t }: { page: PagePayload; translate?: typeof t }) {
  const { data } = useSWR(["listCourses", { pageSize: 60 }], {
    ...quietly,
    fallbackData: page.data["courses"] as { list: []; totalCount: number },
  });
  const categories = page.data["categories"] as [];
  const common = { slots: {}, t: translate, locale: "zh-CN", operations: {} as BlockHandles<"form">["operations"] };
  const done = async () => ({ done: true }) as const;
  return (
    <FormDefinitionsContext value={page.forms}>
      <a className="skip" href="#main">
        {translate("common.skipToContent")}
      </a>
      <div className="frame column">
        <header className="slot-header" />
        <main className="slot-main" id="main" tabIndex={-1}>
          <FilterBar
            {...common}
            operations={{}}
            on={{}}
            blockKey="filters"
            categories={categories}
            path="/list"
            query={{}}
            totalCount={data?.totalCount ?? 0}
          />
          <CourseGrid
            {...common}
            operations={{}}
            on={{ addToCart: done }}
            blockKey="grid"
            items={data?.list ?? []}
            columns={4}
            isVip={false}
          />
          <FormBlock {...common} on={{ submit: done }} blockKey="form" form="bench" title="报名" submitLabel="提交" />
        </main>
        <footer className="slot-footer" />
      </div>
      <div className="toasts" role="status" aria-live="polite" />
    </FormDefinitionsContext>
  );
}
