import { useId, type FormEvent, type ReactNode } from "react";
import { ExamAudienceEnum } from "../../generated/enums.ts";
import type { Category } from "../../generated/types.ts";
import { useFormulae } from "../../editor/use-formulae.ts";
import { RichTextView } from "../../ui/rich-text-view.tsx";
import type { BlockProps } from "../block.ts";
import { MAX_CHOICES } from "../../shared/all-pages.ts";
import type { Opened } from "./ExamSettings.tsx";
import { Check, Field, type FieldsProps } from "./Fields.tsx";
import { introduceOf, plainOf } from "./settings-form.ts";
import { useSettings } from "./use-settings.ts";

type Props = BlockProps<"examSettings">;

interface PageProps {
  block: Props;
  opened: Opened;
}

/** The form of an exam. */
export function SettingsPage({ block, opened }: PageProps): ReactNode {
  const { t, path, paperHref } = block;
  const settings = useSettings(block, opened);
  const { exam, form, faults, change } = settings;
  const shared: FieldsProps = { form, faults, change, t };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void settings.save();
  };
  return (
    <form onSubmit={submit} noValidate>
      {opened.papers.length === 0 && (
        <p className="note">
          {t("examSettings.noPaper")}{" "}
          {paperHref && (
            <a className="link" href={paperHref}>
              {t("examSettings.makePaper")}
            </a>
          )}
        </p>
      )}
      {exam && exam.openCount > 0 && <p className="note">{t("examSettings.sitting", { count: exam.openCount })}</p>}
      {exam && exam.attemptCount > 0 && exam.newestVersionNo > exam.versionNo && (
        <p className="note">{t("examSettings.olderPaper", { no: exam.versionNo })}</p>
      )}
      <What {...shared} opened={opened} isBegun={exam !== undefined && exam.attemptCount > 0} />
      <When {...shared} />
      <Who {...shared} opened={opened} peopleHref={exam && `${path}/people?exam=${exam.id}`} />
      <Paper {...shared} />
      <Marking {...shared} />
      <Foot settings={settings} block={block} />
    </form>
  );
}

function What({ opened, isBegun, ...shared }: FieldsProps & { opened: Opened; isBegun: boolean }): ReactNode {
  const { form, t } = shared;
  // A paper that its maker removed: the exam keeps it once people have begun.
  const isGone = isBegun && opened.papers.every(({ id }) => id !== form.paperId);
  const papers = opened.papers.map(
    ({ id, paperName, questionCount, maxScore }) =>
      [id, t("examSettings.paper", { name: paperName, count: questionCount, points: maxScore })] as const,
  );
  const newest = t("examSettings.newest", { count: MAX_CHOICES });
  return (
    <fieldset>
      <legend>{t("examSettings.part.what")}</legend>
      <Field {...shared} name="examName" maxLength={200} />
      <Field
        {...shared}
        name="paperId"
        options={[
          ...(isGone
            ? [[form.paperId, t("examSettings.paperGone")] as const]
            : [["", t("examSettings.choose")] as const]),
          ...papers,
        ]}
        isFixed={isBegun}
        {...(isBegun ? { hint: t("examSettings.hint.paper") } : opened.isWhole ? {} : { hint: newest })}
      />
      <Field
        {...shared}
        name="examKind"
        options={(["1", "3"] as const).map((kind) => [kind, t(`examSettings.kind.${kind}`)] as const)}
      />
      <Field
        {...shared}
        name="categoryId"
        options={[["", t("examSettings.none")], ...flat(opened.categories).map(([id, name]) => [id, name] as const)]}
      />
      <Field {...shared} name="place" maxLength={200} hint={t("examSettings.hint.place")} />
      <Introduce {...shared} />
    </fieldset>
  );
}

function Introduce({ form, change, t }: FieldsProps): ReactNode {
  const text = plainOf(form.introduce);
  const introduce = useFormulae(form.introduce);
  const id = useId();
  return (
    <div className="field wide">
      <label htmlFor={id}>{t("examSettings.field.introduce")}</label>
      {text === undefined ? (
        <>
          <RichTextView body={introduce} />
          <p className="hint">
            {t("examSettings.hint.rich")}{" "}
            <button type="button" className="btn ghost" onClick={() => change({ introduce: introduceOf("") })}>
              {t("examSettings.rewrite")}
            </button>
          </p>
        </>
      ) : (
        <textarea
          id={id}
          rows={4}
          maxLength={5000}
          value={text}
          onChange={({ target }) => change({ introduce: introduceOf(target.value) })}
        />
      )}
    </div>
  );
}

function When(shared: FieldsProps): ReactNode {
  const { t } = shared;
  return (
    <fieldset>
      <legend>{t("examSettings.part.when")}</legend>
      <Field {...shared} name="gmtBegin" type="datetime-local" hint={t("examSettings.hint.begin")} />
      <Field {...shared} name="gmtEnd" type="datetime-local" hint={t("examSettings.hint.end")} />
      <Field {...shared} name="limitMinutes" type="number" hint={t("examSettings.hint.limit")} />
      <Field {...shared} name="attemptsAllowed" type="number" hint={t("examSettings.hint.attempts")} />
      <Field {...shared} name="graceSeconds" type="number" hint={t("examSettings.hint.grace")} />
    </fieldset>
  );
}

function Who({
  opened,
  peopleHref,
  ...shared
}: FieldsProps & { opened: Opened; peopleHref: string | undefined }): ReactNode {
  const { form, t } = shared;
  const audience = Number(form.examAudience) as ExamAudienceEnum;
  return (
    <fieldset>
      <legend>{t("examSettings.part.who")}</legend>
      <Field
        {...shared}
        name="examAudience"
        options={([1, 2, 3, 4, 5] as const).map((one) => [String(one), t(`examSettings.audience.${one}`)] as const)}
        hint={t(`examSettings.hint.audience.${audience}`)}
      />
      {audience === ExamAudienceEnum.course && (
        <Field
          {...shared}
          name="courseId"
          options={[
            ["", t("examSettings.choose")],
            ...opened.courses.map(({ courseId, courseName }) => [courseId, courseName] as const),
          ]}
          {...(opened.isWhole ? {} : { hint: t("examSettings.newest", { count: MAX_CHOICES }) })}
        />
      )}
      <Field {...shared} name="examPrice" type="number" hint={t("examSettings.hint.price")} />
      <p className="wide">
        {peopleHref ? (
          <a className="link" href={peopleHref}>
            {t("examSettings.people")}
          </a>
        ) : (
          t("examSettings.peopleLater")
        )}
      </p>
    </fieldset>
  );
}

function Paper(shared: FieldsProps): ReactNode {
  const { t } = shared;
  return (
    <fieldset>
      <legend>{t("examSettings.part.paper")}</legend>
      <Check {...shared} name="isQuestionsShuffled" />
      <Check {...shared} name="isOptionsShuffled" />
      <Check {...shared} name="isCalculatorAllowed" />
      <Check {...shared} name="isSelfieNeeded" />
      <Field {...shared} name="safeBrowserKeys" type="lines" hint={t("examSettings.hint.safeBrowserKeys")} />
    </fieldset>
  );
}

function Marking(shared: FieldsProps): ReactNode {
  const { form, t } = shared;
  const shows = ([1, 2, 3, 4] as const).map((one) => [String(one), t(`examSettings.show.${one}`)] as const);
  return (
    <fieldset>
      <legend>{t("examSettings.part.marking")}</legend>
      <Field {...shared} name="passScore" type="number" />
      <Field {...shared} name="showScore" options={shows} />
      <Field {...shared} name="showAnswers" options={shows} />
      <Field {...shared} name="showExplanations" options={shows} />
      <Check {...shared} name="isAnonymous" hint={t("examSettings.hint.anonymous")} />
      <Check {...shared} name="isMarkedTwice" hint={t("examSettings.hint.twice")} />
      {form.isMarkedTwice && (
        <Field {...shared} name="maxDifference" type="number" hint={t("examSettings.hint.difference")} />
      )}
    </fieldset>
  );
}

function Foot({ settings, block }: { settings: ReturnType<typeof useSettings>; block: Props }): ReactNode {
  const { t, path } = block;
  const { exam, busy, isChanged, isConflict, message, faults } = settings;
  const isOffered = exam?.isPutaway === 1;
  return (
    <div className="foot">
      <button className="btn" aria-disabled={busy} disabled={exam !== undefined && !isChanged}>
        {t("examSettings.save")}
      </button>
      {!isOffered && (
        <button type="button" className="btn ghost" aria-disabled={busy} onClick={() => void settings.publish()}>
          {t("examSettings.publish")}
        </button>
      )}
      {isOffered && (
        <button type="button" className="btn ghost" aria-disabled={busy} onClick={() => void settings.withdraw()}>
          {t("examSettings.withdraw")}
        </button>
      )}
      <a className="link" href={path}>
        {t("examSettings.back")}
      </a>
      {isOffered && exam && (
        <a className="link" href={`/exam/view/${exam.id}`}>
          {t("examSettings.look")}
        </a>
      )}
      <p role="status" className={Object.keys(faults).length > 0 ? "fault" : ""}>
        {message ||
          (exam &&
            t(isChanged ? "examSettings.unsaved" : isOffered ? "examSettings.isPublished" : "examSettings.isDraft"))}
      </p>
      {isConflict && (
        <p>
          <button type="button" className="btn ghost" onClick={() => void settings.theirs()}>
            {t("examSettings.theirs")}
          </button>{" "}
          <button type="button" className="btn ghost" onClick={() => void settings.mine()}>
            {t("examSettings.mine")}
          </button>
        </p>
      )}
    </div>
  );
}

/** A tree of categories as a list, those below others with their names before. */
function flat(categories: readonly Category[], above = ""): [id: string, name: string][] {
  return categories.flatMap(({ id, categoryName, childrenList = [] }) => {
    const name = above + categoryName;
    return [[id, name] as [string, string], ...flat(childrenList, `${name} / `)];
  });
}
