import type { ReactNode } from "react";
import type { BlockProps } from "../block.ts";

/** The numbers of customer service on QQ, by isShowService and service1 to service5. */
export function FooterService({ info, t }: BlockProps<"footerService">): ReactNode {
  const numbers = info?.isShowService
    ? [info.service1, info.service2, info.service3, info.service4, info.service5].filter((number) => number)
    : [];
  if (numbers.length === 0) return null;
  return (
    <div>
      <h2>{t("footerService.heading")}</h2>
      <ul>
        {numbers.map((number) => (
          <li key={number}>
            <a className="num" href={chatHref(number!)} target="_blank" rel="noopener noreferrer">
              QQ {number}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Where QQ opens a conversation with a number, in its program or in the browser. */
function chatHref(number: string): string {
  return `https://wpa.qq.com/msgrd?v=3&uin=${encodeURIComponent(number)}&site=qq&menu=yes`;
}
