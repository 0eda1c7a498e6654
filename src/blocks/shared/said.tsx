import type { ReactNode } from "react";
import type { Comment } from "../../generated/types.ts";
import { Content } from "../../ui/content.tsx";

/** The words of a comment; `@name` of whom it names leads to their page. */
export function Said({ text, named = [] }: { text: string; named?: Comment["mentionList"] }): ReactNode {
  const known = new Map(named.map(({ userNo, userName }) => [`@${userName}`, userNo]));
  const pieces = known.size === 0 ? [text] : text.split(/(@[\p{L}\p{N}_·-]{1,50})/u);
  return pieces.map((piece, place) => {
    const userNo = known.get(piece);
    return userNo === undefined ? (
      piece && <Content key={place}>{piece}</Content>
    ) : (
      <a key={place} className="named" href={"/blog/blogger/" + userNo}>
        <Content>{piece}</Content>
      </a>
    );
  });
}

/** The name of who wrote something; it leads to their page where the site has such pages. */
export function PersonName({ name, href }: { name: string; href: string | undefined }): ReactNode {
  const text = <Content>{name}</Content>;
  return (
    <b>
      {href ? (
        <a className="named" href={href}>
          {text}
        </a>
      ) : (
        text
      )}
    </b>
  );
}
