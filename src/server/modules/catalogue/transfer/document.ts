import type { CouponFits } from "../../../../generated/types.ts";

/** The document of `catalogue import` and `export`, as schemas/catalogue/catalogue.schema.json describes it. */
export interface CatalogueDocument {
  $schema?: string;
  version: 1;
  categories?: CategoryEntry[];
  vipSets?: VipSetEntry[];
  coupons?: CouponEntry[];
  zones?: ZoneEntry[];
}

export type Names = { "zh-CN": string; en: string };
/** Taken away. */
interface Removal {
  remove: true;
}

export type CategoryEntry = (CategoryKept | Removal) & { key: string; children?: CategoryEntry[] };
export interface CategoryKept {
  remove?: undefined;
  /** At the first level only. */
  categoryType?: 1 | 2;
  categoryName: Names;
  order?: number;
}

export type VipSetEntry = (VipSetKept | Removal) & { key: string };
export interface VipSetKept {
  remove?: undefined;
  setName: Names;
  setType: 1 | 2 | 3 | 4;
  days: number;
  orgPrice: string;
  fabPrice?: string;
  renewalPrice?: string;
  benefits?: { "zh-CN": string[]; en: string[] };
  monthlyCoupons?: number;
  monthlyPercent?: number;
  gradeOff?: string;
  isPutaway?: boolean;
  order?: number;
}

export type CouponEntry = (CouponKept | Removal) & { couponNo: string };
export interface CouponKept {
  remove?: undefined;
  orgNo?: string;
  couponName: Names;
  offPrice?: string;
  offPercent?: number;
  leastPrice?: string;
  fits?: CouponFits;
  isOpen?: boolean;
  usesMost: number;
  gmtBegin: string;
  gmtEnd: string;
}

export type ZoneEntry = (ZoneKept | Removal) & { key: string };
export interface ZoneKept {
  remove?: undefined;
  orgNo?: string;
  zoneLocation?: number;
  zoneName: Names;
  zoneDesc?: Names;
  isShown?: boolean;
  order?: number;
  courses?: string[];
}
