import { useState, type ReactNode } from "react";
import { css } from "styled-components";
import type { GetHomeworkFileBody, GetHomeworkFileReply, HomeworkFile } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";
import { fileSize } from "../../ui/file-size.ts";
import type { Translate } from "../block.ts";
import { callFault } from "./call-error.ts";

interface FilesProps {
  attemptId: string;
  files: readonly HomeworkFile[];
  operations: { getHomeworkFile: (input: GetHomeworkFileBody) => Promise<GetHomeworkFileReply> };
  /** What else can be done with a file. */
  tools?: (file: HomeworkFile) => ReactNode;
  t: Translate;
}

/** The files of an answer, to be saved. Their addresses are good for some minutes, so each is asked for when it is wanted. */
export function AnswerFiles({ attemptId, files, operations, tools, t }: FilesProps): ReactNode {
  const [fault, setFault] = useState("");
  if (files.length === 0) return null;
  const open = async (fileNo: string) => {
    setFault("");
    try {
      location.assign((await operations.getHomeworkFile({ attemptId, fileNo })).url);
    } catch (error) {
      setFault(callFault(error, t, "gradeHomework.unreached").message);
    }
  };
  return (
    <>
      <ul className="files">
        {files.map((file) => (
          <li key={file.fileNo}>
            <button type="button" className="link" onClick={() => void open(file.fileNo)}>
              <Content>{file.fileName}</Content>
            </button>
            <span className="num muted">{fileSize(file.fileSize)}</span>
            {tools?.(file)}
          </li>
        ))}
      </ul>
      {fault && (
        <p role="alert" className="fault">
          {fault}
        </p>
      )}
    </>
  );
}

export const answerFilesStyle = css`
  .files li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: 4px 16px;
    min-height: 44px;
    overflow-wrap: anywhere;
  }
`;
