import { useState } from "react";
import { ApiError } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/request.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { useSite } from "#ui/site.ts";
import { toast } from "#ui/toast/toast-store.ts";
import { useAction } from "#ui/use-action.ts";

const welcome = "You're on the list. We'll reach out when it's time.";

export function WaitlistForm() {
  const { brand, supportEmail } = useSite();
  const [email, setEmail] = useState("");
  const join = useAction(async (address: string) => {
    try {
      await apiRequest("POST", "/api/waitlist", { body: { email: address } });
    } catch (error) {
      toast({ title: "Unable to join waitlist", text: reasonOf(error), tone: "danger" });
      throw error;
    }
    setEmail("");
    toast({ title: `Welcome to ${brand}`, text: welcome });
  });

  return (
    <form
      className="inline-form"
      method="post"
      action="/api/waitlist"
      onSubmit={(event) => {
        event.preventDefault();
        const address = email.trim();
        if (address !== "") void join.run(address);
      }}
    >
      <TextField
        label="Email"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
      />
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

function reasonOf(error: unknown): string {
  return (error instanceof ApiError && error.sentence) || "Please try again";
}
