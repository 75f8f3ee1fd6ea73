import { ApiError } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/api-request.ts";
import { Button } from "#ui/components/button.tsx";
import { TextField } from "#ui/forms/field.tsx";
import { Note } from "#ui/components/note.tsx";
import { useSite } from "#ui/site.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { useAction } from "#ui/use-action.ts";

const welcome = "You're on the list. We'll reach out when it's time.";

export function WaitlistForm() {
  const { brand, supportEmail } = useSite();
  const join = useAction(async (form: HTMLFormElement) => {
    try {
      await apiRequest("POST", "/api/waitlist", { body: { email: emailIn(form) } });
    } catch (error) {
      toast({ title: "Unable to join waitlist", text: reasonOf(error), tone: "danger" });
      throw error;
    }
    form.reset();
    toast({ title: `Welcome to ${brand}`, text: welcome });
  });

  return (
    <form
      className="inline-form"
      method="post"
      action="/api/waitlist"
      onSubmit={(event) => {
        event.preventDefault();
        if (emailIn(event.currentTarget) !== "") void join.run(event.currentTarget);
      }}
    >
      <TextField label="Email" name="email" type="email" autoComplete="email" required />
      <Button submit look="primary" grow pending={join.isPending}>
        {join.isPending ? "Joining..." : "Join Waitlist"}
      </Button>
      {join.isDone && <Note tone="success" title={welcome} />}
      {join.error !== null && <Note tone="danger" title={reasonOf(join.error)} />}
      <noscript>
        <p className="meta">This form needs JavaScript. You can also write to {supportEmail}.</p>
      </noscript>
    </form>
  );
}

function emailIn(form: HTMLFormElement): string {
  const email = new FormData(form).get("email");
  return typeof email === "string" ? email.trim() : "";
}

function reasonOf(error: unknown): string {
  return (error instanceof ApiError && error.serverMessage) || "Please try again";
}
