import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

/** What is waited for may take its time on a busy machine. */
configure({ asyncUtilTimeout: 20_000 });

// The library stays loaded for the next file of its worker, and asks for this only where it is loaded.
afterEach(cleanup);

// Our own modules load again: some remember what they've loaded.
vi.resetModules();
