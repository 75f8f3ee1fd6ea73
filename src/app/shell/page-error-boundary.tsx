import { useQueryClient } from "@tanstack/react-query";
import { Component, type ReactNode, useEffect, useRef } from "react";
import { Button } from "#ui/components/button.tsx";

type PageErrorBoundaryProps = { children: ReactNode };

type State = { readonly hasFailed: boolean };

/** A page that fails gives way to a sentence; the frame around it stays. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <FailedPage onRetry={() => this.setState({ hasFailed: false })} />;
  }
}

type FailedPageProps = { onRetry: () => void };

function FailedPage({ onRetry }: FailedPageProps) {
  const client = useQueryClient();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus();
  }, []);
  return (
    <div className="container page stack" role="alert">
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
