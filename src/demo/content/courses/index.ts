import type { Subject } from "../types.ts";
import { auto } from "./auto.ts";
import { finance, management, market, office, people, venture } from "./business.ts";
import { care } from "./care.ts";
import { cook } from "./cook.ts";
import { design } from "./design.ts";
import { electric } from "./electric.ts";
import { it } from "./it.ts";
import { language } from "./language.ts";
import { machine } from "./machine.ts";
import { road } from "./road.ts";
import { beauty, build, logistics } from "./trades.ts";
import { liveRoom } from "./live-room.ts";
import { welding } from "./welding.ts";

export const subjects: Subject[] = [
  it,
  electric,
  machine,
  welding,
  auto,
  care,
  cook,
  road,
  build,
  logistics,
  beauty,
  design,
  language,
  management,
  market,
  finance,
  people,
  venture,
  office,
  liveRoom,
];
