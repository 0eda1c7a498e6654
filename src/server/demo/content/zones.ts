import type { ZoneSeed } from './types.ts'

/** The shelves of the home pages (zone_location 1), in their order. */
export const zones: ZoneSeed[] = [
  { key: 'popular', orgNo: 'default', zh: '大家都在学', en: 'Popular now', descZh: '这个月学习人数最多的课程', descEn: 'What most people study this month', courses: ['prompt-work', 'excel-efficient', 'html-css-zero', 'python-office', 'short-video-shoot', 'daily-makeup', 'ppt-story', 'home-30'] },
  { key: 'new', orgNo: 'default', zh: '新课上架', en: 'New courses', descZh: '刚刚通过审核，等你第一批学', descEn: 'Just audited, waiting for their first learners', courses: ['go-service', 'flutter-app', 'ev-battery-pack', 'okr-practice', 'documentary', 'brand-identity', 'live-commerce', 'bim-revit'] },
  { key: 'licence', orgNo: 'default', zh: '考证上岗', en: 'Licences and certificates', descZh: '对照大纲，理论与实操一起过', descEn: 'Theory and practice by the syllabus', courses: ['low-voltage-cert', 'elder-carer-basic', 'junior-accountant', 'forklift-n1', 'safety-officer', 'passenger-licence', 'pmp-exam', 'freight-licence'] },
  { key: 'free', orgNo: 'default', zh: '免费公开课', en: 'Free courses', descZh: '不花一分钱，先学起来', descEn: 'Start without spending anything', courses: ['first-aid-cpr', 'security-awareness', 'knife-skills', 'public-speaking', 'plc-ladder-free', 'winter-mountain', 'infant-live', 'warehouse-forms'] },
  { key: 'business', orgNo: 'default', zh: '商学院精选', en: 'Business school', descZh: '带团队、做营销、管财务', descEn: 'Lead, sell and count', courses: ['first-manager', 'read-report', 'new-media-account', 'interview-hire', 'sales-visit', 'strategy-map', 'small-shop', 'communication'] },
  { key: '1001-core', orgNo: '1001', zh: '王牌专业', en: 'Core trades', descZh: '校企共建，设备同款', descEn: 'Built with companies, on the same machines', courses: ['plc-s7-1200', 'robot-fanuc', 'milling-center', 'ev-battery-pack', 'arc-flat', 'cnc-lathe-basic', 'engine-obd', 'low-voltage-cert'] },
  { key: '1001-start', orgNo: '1001', zh: '零基础入门', en: 'First steps', descZh: '从认识工具开始', descEn: 'It begins with knowing your tools', courses: ['plc-ladder-free', 'fitter-skills', 'soldering', 'cad-drawing', 'home-wiring', 'body-paint', 'auto-circuit', 'tig-stainless'] },
  { key: '1002-licence', orgNo: '1002', zh: '从业资格', en: 'Licences', descZh: '客运、货运、危货、出租', descEn: 'Passenger, freight, dangerous goods, taxi', courses: ['passenger-licence', 'freight-licence', 'dangerous-driver', 'dangerous-escort', 'taxi-licence', 'ride-hailing'] },
  { key: '1002-continue', orgNo: '1002', zh: '安全继续教育', en: 'Continuing education', descZh: '年度学时，随时可学', descEn: 'Your hours of the year, whenever you like', courses: ['continue-freight', 'continue-passenger', 'continue-danger', 'defensive-driving', 'winter-mountain', 'fleet-safety'] },
  { key: '1003-speak', orgNo: '1003', zh: '开口说', en: 'Start speaking', descZh: '先敢说，再说好', descEn: 'First say it, then say it better', courses: ['speak-from-day-one', 'sounds-of-english', 'phone-calls', 'conversation-club'] },
  { key: '1003-work', orgNo: '1003', zh: '职场与考试', en: 'Work and exams', descZh: '用得上的英语', descEn: 'English you will use', courses: ['email-that-works', 'meetings', 'presentations-en', 'clear-writing', 'ielts-writing', 'ielts-speaking'] },
]

/** Courses that stand beside each first-level category in the mega menus; the four most studied where none are named. */
export const recommendations: Record<string, string[]> = {
  it: ['react-shop', 'python-office', 'prompt-work', 'sql-analysis', 'k8s-ops', 'security-awareness'],
  electric: ['plc-s7-1200', 'low-voltage-cert', 'esp32-iot', 'robot-fanuc', 'plc-ladder-free'],
  cook: ['sichuan-classic', 'knife-skills', 'bread-baking', 'coffee-barista', 'home-30'],
  road: ['passenger-licence', 'defensive-driving', 'dangerous-driver', 'continue-freight', 'fleet-safety'],
  manage: ['first-manager', 'strategy-map', 'review-method', 'lean-process'],
}
