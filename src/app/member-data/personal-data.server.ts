import type { PersonalData } from "#adapters/database/personal-data.ts";
import { mailData } from "#adapters/mail/outbox.ts";
import { accountData } from "#features/account/personal-data.server.ts";
import { deliveryData } from "#features/delivery/personal-data.server.ts";
import { ownerData } from "#features/desk/personal-data.server.ts";
import { lettersData } from "#features/letters/personal-data.server.ts";
import { libraryData } from "#features/library/personal-data.server.ts";
import { negotiationsData } from "#features/negotiations/personal-data.server.ts";
import { powerPositionData } from "#features/power-position/personal-data.server.ts";
import { practiceData } from "#features/practice-record/personal-data.server.ts";
import { coachingSessionsData } from "#features/coaching-sessions/personal-data.server.ts";
import { sharedTextsData } from "#features/coaching-sessions/shared-texts/personal-data.server.ts";
import { draftsData } from "#features/tools/personal-data.server.ts";
import { waitlistData } from "#features/waitlist/personal-data.server.ts";
import { winsData } from "#features/wins/personal-data.server.ts";

/** What every feature stores of a person: read for the export, erased with the account. The account goes last. */
export const personalData: readonly PersonalData[] = [
  winsData,
  negotiationsData,
  powerPositionData,
  draftsData,
  libraryData,
  practiceData,
  waitlistData,
  lettersData,
  deliveryData,
  sharedTextsData,
  coachingSessionsData,
  ownerData,
  mailData,
  accountData,
];
