import type { ReactNode } from "react";
import { styled } from "styled-components";
import { useHeld } from "../../forms/useHeld.ts";
import { Content } from "../../ui/content.tsx";
import { useStateFor } from "../../ui/use-state-for.ts";
import type { BlockProps } from "../block.ts";

/** Which courses and exams a class has: those that it can have, with boxes to tick. */
export function GradeContent({ courses = [], exams = [], choices, on, t }: BlockProps<"gradeContent">): ReactNode {
  const held = useHeld();
  const inClass = {
    courses: courses.map(({ courseId, courseName }) => ({ id: courseId, name: courseName })),
    exams: exams.map(({ id, examName }) => ({ id, name: examName })),
  };
  const others = {
    courses: choices?.courseList.map(({ courseId, courseName }) => ({ id: courseId, name: courseName })),
    exams: choices?.examList.map(({ id, examName }) => ({ id, name: examName })),
  };
  // What is ticked stays until it is saved, or the class has something else.
  const [chosen, choose] = useStateFor(JSON.stringify(inClass), {
    courses: inClass.courses.map(({ id }) => id),
    exams: inClass.exams.map(({ id }) => id),
  });
  return (
    <Root>
      {(["courses", "exams"] as const).map((name) => {
        const offered = together(inClass[name], others[name]);
        return (
          <fieldset key={name}>
            <legend>{t(`gradeContent.${name}`)}</legend>
            {offered.length === 0 && <p className="muted">{t(`gradeContent.${name}.none`)}</p>}
            {offered.map((one) => (
              <label key={one.id}>
                <input
                  type="checkbox"
                  {...held}
                  checked={chosen[name].includes(one.id)}
                  onChange={({ target }) =>
                    choose({
                      ...chosen,
                      [name]: target.checked ? [...chosen[name], one.id] : chosen[name].filter((id) => id !== one.id),
                    })
                  }
                />
                <Content>{one.name}</Content>
              </label>
            ))}
          </fieldset>
        );
      })}
      <p className="muted">{t("gradeContent.hint")}</p>
      <p>
        <button
          type="button"
          className="btn"
          {...held}
          onClick={() => void on.save?.({ courseIdList: chosen.courses, examIdList: chosen.exams })}
        >
          {t("gradeContent.save")}
        </button>
      </p>
    </Root>
  );
}

interface Choice {
  id: string;
  name: string;
}

/** Those that the class has first, then the others. */
function together(first: readonly Choice[], more: readonly Choice[] = []): Choice[] {
  return [...first, ...more.filter(({ id }) => first.every((one) => one.id !== id))];
}

const Root = styled.div`
  display: grid;
  gap: 20px;
  fieldset {
    padding: 8px 16px;
    border: 1px solid var(--color-border);
    border-radius: var(--radius-control);
  }
  legend {
    padding-inline: 6px;
    font-weight: 600;
  }
  label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 44px;
  }
  input {
    width: 18px;
    height: 18px;
  }
`;
