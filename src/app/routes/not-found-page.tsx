import { useHttpStatus } from "#app/routing/http-status.ts";
import { LinkButton } from "#ui/components/button.tsx";

export function NotFoundPage() {
  useHttpStatus(404);
  return (
    <div className="container page stack gap-5">
      <h1>404 Page Not Found</h1>
      <p className="lead">Did you forget to add the page to the router?</p>
      <div className="actions">
        <LinkButton look="primary" href="/">
          Home
        </LinkButton>
        <LinkButton href="/tools">Tools</LinkButton>
      </div>
    </div>
  );
}
