import { configure } from "@testing-library/react";

/** What is waited for may take its time on a busy machine. */
configure({ asyncUtilTimeout: 20_000 });
