import { openDocumentParser } from "#adapters/documents/index.ts";
import type { DocumentParser } from "#adapters/documents/document-parser.ts";
import type { Model } from "#adapters/model/model.ts";
import { createModel } from "#adapters/model/index.ts";
import { openResultDocumentWriter } from "#adapters/result-documents/index.ts";
import type { AppContext } from "#http/app-context.ts";
import {
  type ClientAddressReader,
  createClientAddressReader,
} from "#http/limits/client-address.ts";
import { type ClientHash, createClientHash } from "#http/logging/client-hash.ts";
import type { ViewerReader } from "#http/viewer.ts";
import type { Hono } from "hono";
import type { ApiOverrides } from "./api-routes.server.ts";
import { type AppDeps, createApp } from "./create-app.server.ts";
import {
  createServices,
  type ServiceDeps,
  type ServiceOverrides,
  type Services,
} from "./create-services.server.ts";

/** What stands in place of the product's own; nothing of it outside tests. */
export type ProductOverrides = ServiceOverrides &
  ApiOverrides & {
    readonly model?: Model | null | undefined;
    /** Who asks, whatever cookie comes. */
    readonly readViewer?: ViewerReader | undefined;
  };

export type ProductDeps = ServiceDeps &
  Pick<AppDeps, "pages" | "files" | "shutdownSignal" | "isShuttingDown">;

export type Product = Services & {
  readonly http: Hono<AppContext>;
  readonly documents: DocumentParser;
  readonly hashClient: ClientHash;
  readonly readAddress: ClientAddressReader;
};

/** All that a server answers with, from the settings. Throws StartupError naming a setting of the model that is missing. */
export function createProduct(deps: ProductDeps, overrides: ProductOverrides = {}): Product {
  const { settings, log } = deps;
  const { model, readViewer, generation, uploadTimeouts, deskClock, ...serviceOverrides } =
    overrides;
  const services = createServices(deps, serviceOverrides);
  const documents = openDocumentParser();
  const resultDocuments = openResultDocumentWriter();
  const hashClient = createClientHash(deps.secrets);
  const readAddress = createClientAddressReader(settings.TRUST_PROXY);
  const http = createApp({
    ...deps,
    ...services,
    hashClient,
    readAddress,
    readViewer: readViewer ?? services.identity.readViewer,
    model: model === undefined ? createModel(settings, { report: log.warn }) : model,
    documents,
    resultDocuments,
    overrides: { generation, uploadTimeouts, deskClock },
  });
  return {
    ...services,
    documents,
    hashClient,
    readAddress,
    http,
    async close() {
      await services.close();
      await Promise.all([documents.close(), resultDocuments.close()]);
    },
  };
}
