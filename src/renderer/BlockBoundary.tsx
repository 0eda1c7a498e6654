import { Component, type ReactNode } from "react";

interface BlockBoundaryProps {
  children: ReactNode;
  blockKey: string;
  /** Another value gives a block that failed a new try: another page, or the next draft. */
  attempt: unknown;
  /** In the studio's preview the failure is shown; to visitors the block is not there. */
  preview: boolean;
  report(error: unknown, blockKey: string): void;
}

/** Keeps a block that throws from taking the page with it. */
export class BlockBoundary extends Component<BlockBoundaryProps, { error: unknown; attempt: unknown }> {
  override state = { error: undefined as unknown, attempt: this.props.attempt };

  static getDerivedStateFromError(error: unknown) {
    return { error: error ?? new Error("a block threw nothing") };
  }

  static getDerivedStateFromProps(props: BlockBoundaryProps, state: { attempt: unknown }) {
    return props.attempt === state.attempt ? null : { error: undefined, attempt: props.attempt };
  }

  override componentDidCatch(error: unknown) {
    this.props.report(error, this.props.blockKey);
  }

  override render() {
    if (this.state.error === undefined) return this.props.children;
    if (!this.props.preview) return null;
    return <FailedBlock blockKey={this.props.blockKey} reason={String(this.state.error)} />;
  }
}

/** What the studio's preview shows in the place of a block that failed or is not known. */
export function FailedBlock({ blockKey, reason }: { blockKey: string; reason: string }) {
  return (
    <div className="failed-block" role="alert">
      <strong>{blockKey}</strong> {reason}
    </div>
  );
}
