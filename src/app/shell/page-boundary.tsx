import { useQueryClient } from "@tanstack/react-query";
import { Component, type ReactNode, useEffect, useRef } from "react";
import { Button } from "#ui/button.tsx";

type PageBoundaryProps = { children: ReactNode };

type State = { readonly hasStopped: boolean };

/** A page that fails gives way to a sentence; the frame around it stays. */
export class PageBoundary extends Component<PageBoundaryProps, State> {
  override state: State = { hasStopped: false };

  static getDerivedStateFromError(): State {
    return { hasStopped: true };
  }

  override render() {
    if (!this.state.hasStopped) return this.props.children;
    return <StoppedPage onRetry={() => this.setState({ hasStopped: false })} />;
  }
}

type StoppedPageProps = { onRetry: () => void };

function StoppedPage({ onRetry }: StoppedPageProps) {
  const client = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <div className="wrap page stack" role="alert">
      <h1 ref={title} tabIndex={-1}>
        This page stopped working
      </h1>
      <p className="lead">
        Your drafts are kept on this device. Try again, or open another page and come back.
      </p>
      <div className="actions">
        <Button
          look="primary"
          onClick={() => {
            // The button goes with this page; and what the failed one had read may be why it failed.
            document.getElementById("main")?.focus({ preventScroll: true });
            client.clear();
            onRetry();
          }}
        >
          Try again
        </Button>
      </div>
    </div>
  );
}
