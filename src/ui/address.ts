import { createContext, useContext } from "react";
import { navigate, usePathname, useSearch } from "wouter/use-browser-location";

export type Address = { readonly path: string; readonly search: string };

/** The address that the server renders; in the browser there is none, the window has it. */
export const AddressContext = createContext<Address | null>(null);

/** This page's own address while the window shows another one. */
let covered: Address | null = null;

/** What the page takes for its address, whatever the window shows; null: what the window shows. */
export function setCoveredAddress(address: Address | null): void {
  covered = address;
}

/** The current address: the path, and the search with its leading "?" or "". */
export function useAddress(): Address {
  const rendered = useContext(AddressContext);
  const path = usePathname(rendered ? { ssrPath: rendered.path } : {});
  const search = useSearch(rendered ? { ssrSearch: rendered.search } : {});
  return covered ?? { path, search };
}

/** One value of the address's query; null when it is not there. */
export function useQueryValue(name: string): string | null {
  return new URLSearchParams(useAddress().search).get(name);
}

/** Changes what the address says about this page. It is no step in the history. */
export function replaceAddress(address: string): void {
  const state: unknown = history.state;
  navigate(address, { replace: true, state });
}
