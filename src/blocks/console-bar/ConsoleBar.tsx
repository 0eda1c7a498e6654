import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { BlockProps } from "../block.ts";
import { Brand } from "../shared/site-brand.tsx";
import { ColourMode } from "../shared/colour-mode.tsx";
import { LanguageLinks } from "../shared/language-links.tsx";
import { ViewerMenu } from "../shared/viewer-menu.tsx";

/**
 * The head of the operators' pages, without anything of the portal's own. On small screens the button of the menu
 * stands at its beginning, and the tools are in the person's menu.
 */
export function ConsoleBar(props: BlockProps<"consoleBar">): ReactNode {
  const { title, heading, logo, home, slots, t } = props;
  const tools = (
    <>
      <LanguageLinks {...props} />
      <ColourMode t={t} />
    </>
  );
  const menu = (
    <>
      {slots.menu}
      <div className="tools phone">{tools}</div>
    </>
  );
  return (
    <Root className="site-header">
      <div className="row">
        <Brand title={title} logo={logo} home={home} />
        <a className="place" href={home}>
          {heading}
        </a>
        <div className="side">
          {slots.actions}
          <span className="tools desk">{tools}</span>
          <ViewerMenu {...props} slots={{ menu }} />
        </div>
      </div>
    </Root>
  );
}

/** From here on the menu stands beside the page. The same as in the frame with a side. */
const wide = "@media (min-width: 900px)";

const Root = styled.div`
  /* Its tables are wide, and so is the page. */
  :root:has(&) {
    --size-page: 1680px;
  }
  .row {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 56px;
    padding-inline: 60px 12px;
  }
  .brand {
    display: none;
  }
  .place {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    font-weight: 600;
  }
  .side {
    margin-inline-start: auto;
  }
  .tools.phone {
    margin-top: 4px;
    padding-top: 4px;
    border-top: 1px solid var(--color-border);
  }
  .tools.phone > * {
    flex: 1;
    justify-content: center;
  }
  .side > .entry span {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
  .side > .entry {
    justify-content: center;
    min-width: 44px;
  }
  ${wide} {
    .row {
      width: min(100% - 2 * var(--space-gutter), var(--size-page));
      margin-inline: auto;
      padding-inline: 0;
    }
    .brand {
      display: inline-flex;
    }
    .place {
      padding-inline-start: 12px;
      border-inline-start: 1px solid var(--color-border);
    }
    .tools.phone {
      display: none;
    }
    .tools.desk {
      display: flex;
    }
    .side > .entry span {
      position: static;
      width: auto;
      height: auto;
      clip-path: none;
    }
  }
  @media (max-width: 899.98px) {
    .tools.desk {
      display: none;
    }
  }
`;
