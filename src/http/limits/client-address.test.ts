import { expect, test } from "vitest";
import { trustProxySetting } from "#adapters/site/trust-proxy.ts";
import { createClientAddressReader, toRateLimitKey } from "./client-address.ts";

const forged = "198.51.100.9, 203.0.113.7, 10.0.0.8";

test.for([
  [undefined, "10.0.0.2", forged, "10.0.0.2"],
  ["0", "10.0.0.2", forged, "10.0.0.2"],
  ["false", "10.0.0.2", forged, "10.0.0.2"],
  ["1", "10.0.0.2", forged, "10.0.0.8"],
  ["true", "10.0.0.2", forged, "10.0.0.8"],
  ["1", "10.0.0.2", undefined, "10.0.0.2"],
  ["2", "10.0.0.2", forged, "203.0.113.7"],
  ["3", "10.0.0.2", forged, "198.51.100.9"],
  ["9", "10.0.0.2", forged, "198.51.100.9"],
  ["10.0.0.0/8", "10.0.0.2", forged, "203.0.113.7"],
  ["10.0.0.0/8", "::ffff:10.0.0.2", forged, "203.0.113.7"],
  ["10.0.0.2", "10.0.0.2", forged, "10.0.0.8"],
  ["10.0.0.0/8", "192.0.2.1", forged, "192.0.2.1"],
  ["loopback, uniquelocal", "127.0.0.1", forged, "203.0.113.7"],
  ["loopback,fd00::/8", "::1", "2001:db8::6, [fd00::1]:443", "2001:db8::6"],
  ["10.0.0.0/8", "10.0.0.2", "203.0.113.7:51234, 10.0.0.8", "203.0.113.7"],
  ["10.0.0.0/8", "10.0.0.2", "10.0.0.1, 10.0.0.8", "10.0.0.1"],
  ["10.0.0.0/8", "10.0.0.2", "no address", "no address"],
] as const)(
  "trusting %s, %s that forwards %s is %s",
  ([setting, remoteAddress, forwarded, client]) => {
    const readAddress = createClientAddressReader(trustProxySetting.parse(setting));
    const headers = forwarded === undefined ? {} : { "x-forwarded-for": forwarded };
    expect(readAddress({ headers, socket: { remoteAddress } })).toBe(client);
  },
);

test.for([
  "yes",
  "21",
  "-1",
  "1.5",
  "10.0.0.0/33",
  "fd00::/129",
  "10.0.0.0/8/8",
  "10.0.0",
  ",",
  "local",
])("%s is nobody to trust", (setting) => {
  expect(trustProxySetting.safeParse(setting).success).toBe(false);
});

test.for([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:0DB8:0001:0002::6", "2001:db8:1:2::/64"],
  ["2001:db8::6", "2001:db8:0:0::/64"],
  ["2001:db8:1:2::", "2001:db8:1:2::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  ["unknown", "unknown"],
] as const)("%s is counted as %s", ([address, key]) => {
  expect(toRateLimitKey(address)).toBe(key);
});
