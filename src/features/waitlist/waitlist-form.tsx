import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "#ui/api/api-error.ts";
import { apiRequest } from "#ui/api/request.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Note } from "#ui/note.tsx";
import { useSite } from "#ui/site.ts";
import { toast } from "#ui/toast/toast-store.ts";

const welcome = "You’re on the list. We’ll reach out when it’s time.";

export function WaitlistForm() {
  const { brand, supportEmail } = useSite();
  const [email, setEmail] = useState("");
  const join = useMutation({
    mutationFn: (address: string) =>
      apiRequest("POST", "/api/waitlist", { body: { email: address } }),
    onSuccess: () => {
      setEmail("");
      toast({ title: `Welcome to ${brand}`, text: welcome });
    },
    onError: (error) => {
      toast({ title: "Unable to join waitlist", text: reasonOf(error), tone: "danger" });
    },
  });

  return (
    <form
      className="inline-form"
      method="post"
      action="/api/waitlist"
      onSubmit={(event) => {
        event.preventDefault();
        const address = email.trim();
        if (address !== "" && !join.isPending) join.mutate(address);
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
        error={join.isError && reasonOf(join.error)}
      />
      <Button submit look="primary" grow pending={join.isPending}>
        {join.isPending ? "Joining..." : "Join Waitlist"}
      </Button>
      {join.isSuccess && <Note tone="success" title={welcome} />}
      <noscript>
        <p className="meta">This form needs JavaScript. You can also write to {supportEmail}.</p>
      </noscript>
    </form>
  );
}

function reasonOf(error: unknown): string {
  return (error instanceof ApiError && error.sentence) || "Please try again";
}
