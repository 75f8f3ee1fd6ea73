import { useEffect, useEffectEvent, useRef, useState } from "react";
import { sentenceOf } from "#ui/api/api-error.ts";
import { lastWordsOf, signOutEvent } from "#ui/sign-out.ts";
import { signatureTone } from "#core/tools/definition.ts";
import {
  type AccountDraft,
  fetchDraft,
  removeDraft,
  sendDraft,
  sendNewest,
} from "./account-drafts.ts";
import { keepOther, keepShared, otherOf, sharedOf } from "./device-record.ts";
import { isBlank, isSame, meet, type Shared, type Typed } from "./draft-merge.ts";
import { draftOf } from "./session.ts";
import type { Work } from "./use-session.ts";

/** How long a change may wait before it is sent, in milliseconds. */
const sendAfter = 1000;

/** One tool's draft between this device and the account of whoever is signed in. */
export type AccountDraftWork = {
  /** Whether the draft is kept with her account. */
  readonly isShared: boolean;
  /** Whether something of it has not reached her account yet. */
  readonly isBehind: boolean;
  /** What stood against the draft shown and gave way to it. */
  readonly other: Typed | null;
  readonly problem: string | null;
  /** Keeps the draft with her account from now on; throws when it cannot be. */
  readonly share: () => Promise<void>;
  /** Shows the other draft; the one shown takes its place. */
  readonly swap: () => void;
  readonly letOtherGo: () => void;
};

/** `isOpen` false: she has not said yet whether the draft is to be kept, so nothing travels. */
export function useAccountDraft(
  toolId: string,
  owner: string,
  { session, tell }: Work,
  isOpen: boolean,
): AccountDraftWork {
  const name = owner + toolId;
  const [shared, setShared] = useState(() => sharedOf(name));
  const [other, setOther] = useState(() => otherOf(name));
  const [hasMet, setHasMet] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isSending = useRef(false);
  const isOver = useRef(false);
  const here: Typed = { answers: session.answers, tone: session.tone };
  const isBehind = isOpen && hasMet && shared !== null && !isSame(here, shared.typed);

  function remember(next: Shared | null) {
    setShared(next);
    if (!isOver.current) keepShared(name, next);
  }

  function putAside(typed: Typed | null) {
    setOther(typed);
    if (!isOver.current) keepOther(name, typed);
  }

  function show(typed: Typed) {
    tell({ kind: "opened", typed: {}, draft: { ...draftOf(session), ...typed } });
  }

  const met = useEffectEvent((account: AccountDraft | null) => {
    const meeting = meet(here, shared, account);
    if (meeting.kind === "empty") show({ answers: {}, tone: signatureTone });
    if (account === null) {
      remember(null);
    } else if (meeting.kind !== "send") {
      const isOurs = meeting.kind === "both" && meeting.newer === "here";
      const typed = { answers: account.answers, tone: account.tone };
      remember({ version: account.version, typed, editedAt: isOurs ? Date.now() : 0 });
      if (meeting.kind === "both") putAside(isOurs ? typed : here);
      if (meeting.kind !== "rest" && !isOurs) show(typed);
    }
    setHasMet(true);
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    let isGone = false;
    fetchDraft(toolId).then(
      (account) => isGone || met(account),
      (error: unknown) => isGone || setProblem(sentenceOf(error)),
    );
    return () => {
      isGone = true;
    };
  }, [toolId, isOpen]);

  async function sendHere(basedOn: number | null) {
    const { version, gaveWay } = await sendNewest(toolId, here, basedOn);
    remember({ version, typed: here, editedAt: 0 });
    if (gaveWay && !isSame(gaveWay, here)) putAside(gaveWay);
    setProblem(null);
  }

  const send = useEffectEvent(async () => {
    if (isSending.current || shared === null) return;
    isSending.current = true;
    try {
      if (isBlank(here)) {
        await removeDraft(toolId);
        remember(null);
      } else await sendHere(shared.version);
    } catch (error) {
      setProblem(sentenceOf(error));
    } finally {
      isSending.current = false;
    }
  });

  const noteEdit = useEffectEvent((before: Shared) => {
    if (!isOver.current) keepShared(name, { ...before, editedAt: Date.now() });
  });

  const unsent = isBehind ? JSON.stringify(here) : null;
  useEffect(() => {
    if (unsent === null || shared === null) return undefined;
    noteEdit(shared);
    const timer = setTimeout(() => void send(), sendAfter);
    return () => clearTimeout(timer);
  }, [unsent, shared]);

  /** The page goes: what is still here alone is sent without waiting for an answer. */
  const leave = useEffectEvent((): Promise<unknown> | null => {
    if (!isBehind || isOver.current) return null;
    const sent = isBlank(here)
      ? removeDraft(toolId, true)
      : sendDraft(toolId, here, shared.version, true);
    return sent.catch(() => undefined);
  });

  useEffect(() => {
    const onLeave = () => void leave();
    const onSignOut = (event: Event) => {
      const sent = leave();
      if (sent) lastWordsOf(event)?.push(sent);
      isOver.current = true;
    };
    addEventListener("pagehide", onLeave);
    document.addEventListener(signOutEvent, onSignOut);
    return () => {
      void leave();
      removeEventListener("pagehide", onLeave);
      document.removeEventListener(signOutEvent, onSignOut);
    };
  }, []);

  return {
    isShared: shared !== null,
    isBehind,
    other,
    problem,
    async share() {
      await sendHere(null);
      setHasMet(true);
    },
    swap() {
      if (!other) return;
      putAside(here);
      show(other);
    },
    letOtherGo: () => putAside(null),
  };
}
