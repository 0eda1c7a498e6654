import { expect, test } from "vitest";
import { coarseNetwork } from "./coarse-network.ts";
import { isPublicAddress } from "../../core/public-address.ts";

test.for([
  "127.0.0.1",
  "10.1.2.3",
  "172.16.0.1",
  "172.31.255.255",
  "192.168.1.1",
  "169.254.169.254",
  "100.64.0.1",
  "0.0.0.0",
  "224.0.0.1",
  "255.255.255.255",
  "198.18.0.1",
  "::1",
  "::",
  "fe80::1",
  "fc00::1",
  "fd12:3456::1",
  "ff02::1",
  "::ffff:127.0.0.1",
  "::ffff:8.8.8.8",
  "64:ff9b::7f00:1",
  "2002:7f00:1::",
  "2001::1",
  "2001:db8::1",
  "localhost",
  "",
])("%s is no address of the internet", (address) => expect(isPublicAddress(address)).toBe(false));

test.for(["8.8.8.8", "1.1.1.1", "172.32.0.1", "100.128.0.1", "2606:4700::1111", "240e::1"])("%s is one", (address) =>
  expect(isPublicAddress(address)).toBe(true),
);

test.for([
  ["203.0.113.77", "203.0.113.0"],
  ["::ffff:203.0.113.77", "203.0.113.0"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1::"],
  ["2001:db8::1", "2001:db8:0::"],
  ["::1", "0:0:0::"],
  ["fe80::1%eth0", "fe80:0:0::"],
  ["nonsense", ""],
] as const)("of %s the network is %s", ([address, network]) => expect(coarseNetwork(address)).toBe(network));
